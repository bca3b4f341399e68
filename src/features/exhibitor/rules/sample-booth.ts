import { isSampleText } from '#kernel/console/sample-text.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';

/** As templates of an earlier release call their sample booths: `出展者 A`. */
const sampleName = /^(?:出展者|Exhibitor|参展商|參展商|참가 기업) [A-Z]$/;

/** Whether nobody has named a booth yet: its name is empty, or that of a template. */
export function isUnnamedBooth(title: LocalizedText | undefined): boolean {
  return Object.values(title ?? {}).every(
    (text) => text.trim() === '' || isSampleText(text) || sampleName.test(text.trim()),
  );
}
