import type { FormService } from '@marginalia/ui';
import { loadDeployment, useDeployment } from '../deployment/deployment.ts';

/** The form service of the deployment. A message can be sent before the deployment is loaded. */
const siteFormService: FormService = {
  submit: async (submission, signal) => {
    const { form } = await loadDeployment();
    if (form === undefined) return { ok: false, reason: 'not-set-up' };
    const { jsonFormService } = await import('./json-form-service.ts');
    return jsonFormService(form).submit(submission, signal);
  },
};

/** The form service for a screen. Undefined if the loaded deployment has none. */
export function useFormService(): FormService | undefined {
  const deployment = useDeployment();
  return deployment !== undefined && deployment.form === undefined ? undefined : siteFormService;
}
