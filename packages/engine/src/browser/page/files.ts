import type { FilesPort } from '../../ports.ts';

// The browser may still read the file after the click.
const REVOKE_DELAY = 60_000;

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
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
    },
  };
}
