import type { PrintPort } from '../ports.ts';

/**
 * Prints through the page's own print style: the document is laid out in an element that only print shows, so no
 * pop-up is needed and the Content Security Policy holds. The host's style sheet must hide `.m-print-sheet` on the screen and
 * show it alone in print (packages/ui does).
 */
export function browserPrinter(): PrintPort {
  return {
    print({ title, paragraphs }) {
      const sheet = document.createElement('div');
      sheet.className = 'm-print-sheet';
      for (const { kind, text } of paragraphs) {
        const element = document.createElement(kind === 'heading' ? 'h2' : 'p');
        element.dir = 'auto';
        element.textContent = text;
        sheet.append(element);
      }
      const pageTitle = document.title;
      const restore = (): void => {
        sheet.remove();
        document.title = pageTitle;
      };
      document.body.append(sheet);
      // Browsers offer the page's title as the name of the PDF.
      document.title = title;
      window.addEventListener('afterprint', restore, { once: true });
      try {
        window.print();
      } catch (cause) {
        restore();
        throw cause;
      }
    },
  };
}
