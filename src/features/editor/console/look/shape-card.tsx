import { useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { Card } from '#console/ui/page.tsx';
import { changesOf, choiceIn, cornerChoices, letterChoices } from '../../rules/look-choices.ts';
import { withRootProperties } from '../../rules/root-rule.ts';
import { lookTexts } from './look-texts.ts';

/** Letters and corners: choices that are written into the style sheet, where they can be changed by hand. */
export function ShapeCard({ css, onChange }: { css: string; onChange: (css: string) => void }) {
  const words = useWords(lookTexts);
  return (
    <Card title={words.shape}>
      <Choices
        label={words.letters}
        hint={words.letterHint}
        names={words.letterChoices}
        {...{ css, onChange, choices: letterChoices }}
      />
      <Choices label={words.corners} names={words.cornerChoices} {...{ css, onChange, choices: cornerChoices }} />
    </Card>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  hint?: string;
  names: Readonly<Record<Name, string>>;
  choices: Readonly<Record<Name, Readonly<Record<string, string>>>>;
  css: string;
  onChange: (css: string) => void;
}

const own = 'own';

function Choices<Name extends string>({ label, hint, names, choices, css, onChange }: ChoicesProps<Name>) {
  const { ownChoice } = useWords(lookTexts);
  const chosen = choiceIn(css, choices);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are its keys.
  const keys = Object.keys(choices) as Name[];
  const offered = keys.map((key) => ({ value: key as string, label: names[key] }));
  return (
    <RadioField
      label={label}
      hint={hint}
      choices={chosen === undefined ? [...offered, { value: own, label: ownChoice }] : offered}
      value={chosen ?? own}
      onChange={(key) => {
        const next = keys.find((one) => one === key);
        if (next !== undefined) onChange(withRootProperties(css, changesOf(choices, choices[next])));
      }}
    />
  );
}
