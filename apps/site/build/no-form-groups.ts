/** Stands in for TanStack Form's groups of forms in builds: no form here has one, and an attempt to make one says so. */
export function useFormGroup(): never {
  throw new Error('Form groups are left out of this build (apps/site/build/left-out.ts).');
}

export function FormGroup(): never {
  return useFormGroup();
}
