import { hasControlCharacters, tidyText } from '#features/profile/rules/typed-text.ts';
import { isLongerThan } from '#kernel/letters.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal } from '#server/http/refusal.ts';
import { keysOf, recordOf } from '#kernel/keys-of.ts';

interface TextRule {
  max: number;
  isMultiline?: boolean;
}

/** Texts in their stored form; throws 422 with the problem of each one that cannot be stored. */
export function tidyTexts<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, TextRule>>,
): Record<Name, string> {
  const names = keysOf(rules);
  const tidy = recordOf(names, (name) => tidyText(typed[name]));
  const problems = names.flatMap((name) => {
    const say = problemOf(tidy[name], rules[name]);
    return say === undefined ? [] : [[name, say] as const];
  });
  if (problems.length === 0) return tidy;
  throw new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) => Object.fromEntries(problems.map(([name, say]) => [name, [say(language)]])),
  );
}

function problemOf(
  text: string,
  { max, isMultiline = false }: TextRule,
): ((language: LanguageCode) => string) | undefined {
  if (isLongerThan(text, max)) return (language) => commonTexts[language].maxLength(max);
  if (hasControlCharacters(text, { isMultiline })) return (language) => commonTexts[language].invalidValue;
  return undefined;
}
