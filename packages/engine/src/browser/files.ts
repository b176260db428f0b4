import type { FilesPort } from '../ports.ts';

// A browser may still be reading the file when the click returns.
const REVOKE_AFTER_MILLISECONDS = 60_000;

export function browserFiles(): FilesPort {
  return {
    download({ name, type, content }) {
      const url = URL.createObjectURL(new Blob([content], { type }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MILLISECONDS);
    },
  };
}
