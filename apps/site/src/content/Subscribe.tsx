import { SubscribeForm } from '@marginalia/ui';
import { useDeployment } from '../deployment/deployment.ts';
import { useFormService } from '../forms/form-service.ts';

/** The form inside the blog's "Stay Updated" boxes, for the form service of this deployment. */
export function Subscribe() {
  return <SubscribeForm email={useDeployment()?.site.email} service={useFormService()} />;
}
