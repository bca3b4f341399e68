import { useId, useMemo, useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { lookTexts } from './look-texts.ts';
import { type StyleProblem, useStyleProblems } from './use-style-problems.ts';

interface StyleSheetFieldProps {
  site: string;
  value: string;
  canEdit: boolean;
  onChange: (css: string) => void;
}

/** The site's own style sheet, with its lines counted and what is wrong said at the line. */
export function StyleSheetField({ site, value, canEdit, onChange }: StyleSheetFieldProps) {
  const words = useWords(lookTexts);
  const checked = useStyleProblems(site, value, canEdit);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => value.split('\n').length, [value]);
  const numbers = useMemo(() => Array.from({ length: lines }, (_, at) => at + 1).join('\n'), [lines]);
  const problems = checked?.problems ?? [];
  const wrong = [...new Set(problems.map(({ line }) => line))];
  const isEmpty = value.trim() === '';
  const show = ({ line, column }: StyleProblem): void => {
    const before = value.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  };
  return (
    <div className="hc-field">
      <label className="hc-label" htmlFor={id}>
        {words.style}
      </label>
      <p className="hc-hint" id={`${id}-hint`}>
        {words.styleHint}
      </p>
      <div className="hc-source">
        <div ref={gutter} className="hc-source-lines" aria-hidden="true">
          <pre>{numbers}</pre>
          {wrong.map((line) => (
            <span key={line} className="hc-source-mark" style={{ insetBlockStart: `calc(0.5rem + ${line - 1}lh)` }} />
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          className="hc-input hc-text-area"
          data-is-source
          rows={8}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}-hint ${id}-said`}
          aria-invalid={problems.length > 0 || undefined}
          value={value}
          onScroll={({ currentTarget }) => {
            if (gutter.current !== null) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <div id={`${id}-said`} className="hc-source-said" aria-live="polite">
        {isEmpty || !canEdit ? null : checked === undefined ? (
          <p className="hc-hint">{words.checking}</p>
        ) : checked.total === 0 ? (
          <p className="hc-hint">{words.noProblems}</p>
        ) : (
          <p className="hc-error">{words.problems(checked.total)}</p>
        )}
      </div>
      {problems.length === 0 ? null : (
        <ul className="hc-source-problems">
          {problems.map((problem) => (
            <li key={`${problem.line} ${problem.column} ${problem.kind}`}>
              <button type="button" className="hc-text-button" onClick={() => show(problem)}>
                {words.atLine(problem.line, words.kinds[problem.kind](problem.about))}
              </button>
            </li>
          ))}
        </ul>
      )}
      {checked !== undefined && checked.total > problems.length ? (
        <p className="hc-hint">{words.more(checked.total - problems.length)}</p>
      ) : null}
    </div>
  );
}
