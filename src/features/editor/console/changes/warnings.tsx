import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { editorTexts } from '../editor-texts.ts';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { publicationTexts } from './publication-words.ts';
import { type Changes, useChangeWords, usePartName } from './change-list.tsx';
import { saidField } from './said-change.ts';
import '../part/said-list.css';

/** What keeps a draft from being published, and what of it hurts visitors who paid or acted. */
export function Warnings({ site, changes, outline }: { site: string; changes: Changes; outline: Outline }) {
  const { publish: words } = useWords(editorTexts);
  const { warnings, refusals } = changes;
  return (
    <>
      {refusals.length === 0 ? null : (
        <Notice kind="danger" title={words.refusals}>
          <ul className="hc-said-list">
            {refusals.map(({ says, ...refusal }) => (
              <Warning key={says} {...{ site, outline }} warning={{ ...refusal, happens: says, instead: '' }} />
            ))}
          </ul>
        </Notice>
      )}
      {warnings.length === 0 ? null : (
        <Notice kind="warning" title={words.warnings}>
          <ul className="hc-said-list">
            {warnings.map((warning) => (
              <Warning
                key={`${warning.kind} ${warning.part} ${warning.path.join('.')}`}
                {...{ site, outline, warning }}
              />
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Warning({ site, outline, warning }: { site: string; outline: Outline; warning: Changes['warnings'][number] }) {
  const { publish: words } = useWords(editorTexts);
  const { warningOf } = useWords(publicationTexts);
  const partName = usePartName(outline);
  const field = saidField(warning, outline.languages, useChangeWords(outline));
  // A later release of the server may warn of what this page has no words for.
  const [happens, instead] = warningOf(warning.kind, warning.values) ?? [warning.happens, warning.instead];
  return (
    <li>
      <Link to={`/console/sites/${site}/${partHref(warning.part, warning.path)}`}>
        {[partName(warning), field].filter((part) => part !== '').join(' › ')}
      </Link>
      <p>{happens}</p>
      {instead === '' ? null : (
        <p>
          {words.instead}
          {instead}
        </p>
      )}
    </li>
  );
}
