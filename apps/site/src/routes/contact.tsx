import { ContactPage } from '@marginalia/ui';
import { createFileRoute } from '@tanstack/react-router';
import { useDeployment } from '../deployment/deployment.ts';
import { useFormService } from '../forms/form-service.ts';
import { drafts } from '../page/drafts.ts';
import { PageHead } from '../page/PageHead.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });

function Contact() {
  const site = useDeployment()?.site;
  return (
    <>
      <PageHead title="Contact Us" description="Questions, bugs, or a tool you wish existed: write to us." />
      <ContactPage drafts={drafts} email={site?.email} repository={site?.repository} service={useFormService()} />
    </>
  );
}
