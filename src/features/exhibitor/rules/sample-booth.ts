import type { LocalizedText } from '#kernel/localized-text.ts';

/** As templates call their sample booths: `出展者 A`. */
const sampleName = /^(?:出展者|Exhibitor|参展商|參展商|참가 기업) [A-Z]$/;

/** Whether nobody has named a booth yet: its name is empty, or that of a template. */
export function isUnnamedBooth(title: LocalizedText | undefined): boolean {
  return Object.values(title ?? {}).every((text) => text.trim() === '' || sampleName.test(text.trim()));
}
