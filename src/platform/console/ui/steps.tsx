import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';

/** How far a flow of a few screens has come. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  const words = useWords(kitTexts);
  return (
    <ol className="hc-steps" aria-label={words.step(at + 1, names.length)}>
      {names.map((name, place) => (
        <li
          key={name}
          data-state={place < at ? 'done' : place === at ? 'now' : 'later'}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className="hc-step-mark" aria-hidden="true" />
          <span className="hc-step-name">{name}</span>
        </li>
      ))}
    </ol>
  );
}
