import type { PrintPort } from '../../ports.ts';

/**
 * Prints with the page's print styles: the document is put into an element that only print shows. It needs no pop-up and keeps to the
 * Content Security Policy. The host's style sheet must hide `.m-print-sheet` on screen and hide all else in print (packages/ui does).
 */
export function browserPrinter(): PrintPort {
  return {
    print({ title, paragraphs }) {
      const sheet = document.createElement('div');
      sheet.className = 'm-print-sheet';
      for (const paragraph of paragraphs) {
        const { kind } = paragraph;
        sheet.append(kind === 'table' ? tableOf(paragraph.rows) : elementOf(kind === 'heading' ? 'h2' : 'p', paragraph.text));
      }
      const pageTitle = document.title;
      const restore = (): void => {
        sheet.remove();
        document.title = pageTitle;
      };
      document.body.append(sheet);
      // Browsers suggest the page's title as the name of the PDF.
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

function elementOf(name: 'h2' | 'p' | 'th' | 'td', text: string): HTMLElement {
  const element = document.createElement(name);
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

function tableOf(rows: readonly (readonly string[])[]): HTMLElement {
  const table = document.createElement('table');
  for (const [index, cells] of rows.entries()) table.insertRow().append(...cells.map((cell) => elementOf(index === 0 ? 'th' : 'td', cell)));
  return table;
}
