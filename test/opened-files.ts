import { onTestFinished, vi } from 'vitest';

/** The files that the page of a test gives its visitor, by their addresses. */
export function openedFiles(): { name: string; path: string }[] {
  const opened: { name: string; path: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push({ name: this.download, path: this.pathname });
  });
  onTestFinished(() => click.mockRestore());
  return opened;
}

/** What a call answers that makes a file. */
export const madeFile = (name: string) => ({ data: { address: '/web_api/v2/handout/read/k', name, bytes: 1 } });
