import type { FileAnswer } from '#kernel/file-answer.ts';

/** Lets the browser save a file that a call has answered. */
export function saveFile({ name, bytes }: Pick<FileAnswer, 'name' | 'bytes'>, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it after the press.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
