import { type FollowedReading, followReading, nothingFollowed, type WritingStep } from '../rules/followed-reading.ts';

const nameField = /\.(?:last|first)_name$/;

interface Followed {
  state: FollowedReading;
  /** What was put into the field of the reading. Whoever types there is not disturbed any more. */
  put: string;
  value: string;
}

/**
 * Fills the kana of a name in while the name is written, as long as nobody types them. Answers what ends it. React hears
 * of what is put in as of what is typed.
 */
export function followReadings(): () => void {
  const followed = new WeakMap<HTMLInputElement, Followed>();
  const hear = (event: Event): void => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !nameField.test(field.name)) return;
    const reading = document.getElementsByName(`${field.name}_kana`)[0];
    if (!(reading instanceof HTMLInputElement)) return;
    const before = followed.get(field) ?? { state: nothingFollowed, put: '', value: '' };
    const step = stepOf(event, field, before);
    const state = step === undefined ? before.state : followReading(before.state, step);
    const isOurs = reading.value === before.put;
    const put = isOurs && !state.isLost ? state.reading : before.put;
    followed.set(field, { state, put, value: field.value });
    if (put === before.put) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(reading, put);
    reading.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const ending = new AbortController();
  for (const kind of ['compositionupdate', 'compositionend', 'input']) {
    document.addEventListener(kind, hear, { signal: ending.signal });
  }
  return () => ending.abort();
}

function stepOf(event: Event, { value }: HTMLInputElement, before: Followed): WritingStep | undefined {
  if (event instanceof CompositionEvent) {
    return { kind: event.type === 'compositionend' ? 'written' : 'shown', text: event.data };
  }
  if (event instanceof InputEvent && event.isComposing) return undefined;
  // Some browsers tell again, after its end, what an input method has written.
  if (value === before.value) return undefined;
  return { kind: 'changed', value, isShorter: value.length < before.value.length };
}
