import { ContactPage } from '@marginalia/ui';
import { createLazyFileRoute } from '@tanstack/react-router';
import { useDeployment } from '../deployment/deployment.ts';
import { useFormService } from '../forms/form-service.ts';
import { PageHead } from '../navigation/PageHead.tsx';
import { drafts } from '../storage/drafts.ts';

export const Route = createLazyFileRoute('/contact')({ component: Contact });

function Contact() {
  const site = useDeployment()?.site;
  return (
    <>
      <PageHead title="Contact Us" description="Questions, bugs, or a tool you wish existed: write to us." />
      <ContactPage drafts={drafts} email={site?.email} repository={site?.repository} service={useFormService()} />
    </>
  );
}
