import type { FileAddress } from '#kernel/file-answer.ts';

/**
 * Lets the browser download what an address of this host holds, while the page stays. A browser inside another app
 * (Instagram, LINE) saves only what has an address; it ignores `blob:`.
 */
export function openFile({ address, name }: Pick<FileAddress, 'address' | 'name'>): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
