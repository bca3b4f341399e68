/** How a name that is being written is read, as far as it could be followed. */
export interface FollowedReading {
  /** Of what is written, in katakana. */
  reading: string;
  /** Of what the input method shows and has not written yet. */
  typing: string;
  /** Something was deleted from the middle: nobody knows how the rest is read. */
  isLost: boolean;
}

export type WritingStep =
  /** What the input method shows now. */
  | { kind: 'shown'; text: string }
  /** What it has written; '' when it was left without writing. */
  | { kind: 'written'; text: string }
  /** The field has this value, without an input method. */
  | { kind: 'changed'; value: string; isShorter: boolean };

export const nothingFollowed: FollowedReading = { reading: '', typing: '', isLost: false };

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Letters at the end are a syllable that is not typed to its end. */
const unfinished = /[a-zａ-ｚ]+$/iu;
const between = 0x30a1 - 0x3041;

export function katakanaOf(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + between));
}

/**
 * The reading of a Japanese name is what was typed before the input method made characters of it: やまだ becomes 山田.
 * Whoever writes in another way, or pastes, types the reading themselves.
 */
export function followReading(before: FollowedReading, step: WritingStep): FollowedReading {
  switch (step.kind) {
    case 'shown': {
      const text = step.text.replace(unfinished, '');
      return text === '' || kana.test(text) ? { ...before, typing: katakanaOf(text) } : before;
    }
    case 'written': {
      const { reading, typing } = before;
      return { ...before, reading: step.text === '' ? reading : reading + typing, typing: '' };
    }
    case 'changed':
      if (step.value === '') return nothingFollowed;
      if (kana.test(step.value)) return { ...nothingFollowed, reading: katakanaOf(step.value) };
      return { ...before, isLost: before.isLost || step.isShorter };
  }
}
