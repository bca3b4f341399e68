import { useTexts } from '../site/page-context.ts';
import { listTexts } from './list-texts.ts';
import { chosenOf, type ListWish, withChosen } from './list-wish.ts';

export interface FilterChoice {
  value: string;
  label: string;
  /** How many it finds under the other filters; one that would find nothing cannot be chosen. */
  count: number;
  /** In a tree: how deep it stands, from 1. */
  level?: number;
}

export interface FilterGroup {
  name: string;
  label: string;
  /** Of `one` a single choice is possible, or all. */
  kind: 'one' | 'many';
  choices: readonly FilterChoice[];
}

interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  wish: ListWish;
  onSearch: (wish: ListWish) => void;
}

export function FilterGroups({ groups, wish, onSearch }: FilterGroupsProps) {
  const say = useTexts(listTexts);
  return groups.map((group) => {
    const { name, kind } = group;
    const chosen = chosenOf(wish, name);
    const choose = (value: string, isOn: boolean): void => {
      const others = kind === 'many' ? chosen.filter((one) => one !== value) : [];
      onSearch(withChosen(wish, name, isOn && value !== '' ? [...others, value] : others));
    };
    return (
      <fieldset key={name} className="hb-filter-group">
        <legend className="hb-filter-label">{group.label}</legend>
        {kind === 'one' ? (
          <Choice
            name={name}
            kind="radio"
            choice={{ value: '', label: say.all }}
            isChosen={chosen.length === 0}
            onChoose={choose}
          />
        ) : null}
        {group.choices.map((choice) => (
          <Choice
            key={choice.value}
            name={name}
            kind={kind === 'one' ? 'radio' : 'checkbox'}
            choice={choice}
            isChosen={chosen.includes(choice.value)}
            onChoose={choose}
          />
        ))}
      </fieldset>
    );
  });
}

interface ChoiceProps {
  name: string;
  kind: 'radio' | 'checkbox';
  choice: Omit<FilterChoice, 'count'> & { count?: number };
  isChosen: boolean;
  onChoose: (value: string, isOn: boolean) => void;
}

function Choice({ name, kind, choice, isChosen, onChoose }: ChoiceProps) {
  const say = useTexts(listTexts);
  const { value, label, count, level } = choice;
  return (
    <label className="hb-filter-choice" data-level={level}>
      <input
        type={kind}
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={(event) => onChoose(value, event.target.checked)}
      />
      <span>{label}</span>
      {count === undefined ? null : <span className="hb-filter-choice-count">{say.count(count)}</span>}
    </label>
  );
}
