import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { localize } from '#kernel/localized-text.ts';
import { baseOf, sharedHost } from '#kernel/site-path.ts';
import type { readChanges } from '../../contract/changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { useContentName } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { changeTexts } from './change-texts.ts';
import { type ChangePlace, type ChangeWords, saidField, saidValue } from './said-change.ts';

export type Changes = AnswerOf<typeof readChanges>;
type Change = Changes['changes'][number];

export function useChangeWords(): ChangeWords {
  const { language } = useConsole();
  const { head } = useWords(contentTexts);
  const times = useSaidTimes();
  return {
    language,
    times,
    head,
    form: useWords(formTexts),
    editor: useWords(editorTexts),
    changes: useWords(changeTexts),
  };
}

/** What a part is called: its module, and the item in it. */
export function usePartName(outline: Outline) {
  const { language } = useConsole();
  const { settings } = useWords(changeTexts);
  const { nameOf, labelsOf } = useWords(formTexts);
  const contentName = useContentName();
  return ({ part, moduleCode, title }: ChangePlace & Pick<Change, 'title'>): string => {
    if (part === 'settings' || moduleCode === undefined) return settings;
    const [kind, contentId, detailId] = part.split('-');
    const said = localize(title, language, outline.languages[0] ?? language);
    const content = outline.contents.find((one) => String(one.contentId) === contentId);
    const module = content === undefined ? nameOf(moduleCode) : contentName(outline, content);
    if (kind === 'content') return said || module;
    const itemName = labelAtItem(labelsOf(moduleCode));
    return `${module} › ${said || `${itemName} ${detailId}`}`;
  };
}

function labelAtItem(labels: unknown): string {
  const name = typeof labels === 'object' && labels !== null && 'itemName' in labels ? labels.itemName : '';
  return typeof name === 'string' ? name : '';
}

interface ChangeListProps {
  site: string;
  changes: Pick<Changes, 'changes' | 'total'>;
  outline: Outline;
  /** Of an earlier version, in place of what a publication does. */
  ofVersion?: { title: string; kinds: Record<Change['kind'], string> };
}

/** What a publication changes: each part once, with its fields as their form calls them. */
export function ChangeList({ site, changes: { changes, total }, outline, ofVersion }: ChangeListProps) {
  const { publish } = useWords(editorTexts);
  const words = { title: publish.changes(total), kinds: publish.kinds, ...ofVersion };
  // What the draft does not have has no form.
  const gone = ofVersion === undefined ? 'removed' : 'added';
  const partName = usePartName(outline);
  const parts = Map.groupBy(changes, ({ part }) => part);
  return (
    <Card title={words.title}>
      <ul className="hc-changes">
        {[...parts].map(([part, ofPart]) => {
          const [first] = ofPart;
          if (first === undefined) return null;
          const name = partName(first);
          const isWhole = first.kind !== 'changed';
          return (
            <li key={part}>
              <span className="hc-change-head">
                <Badge kind={first.kind === 'added' ? 'success' : first.kind === 'removed' ? 'warning' : 'info'}>
                  {words.kinds[first.kind]}
                </Badge>
                {first.kind === gone ? (
                  <span>{name}</span>
                ) : (
                  <Link to={`/console/sites/${site}/${partHref(part)}`}>{name}</Link>
                )}
              </span>
              {isWhole ? null : <Fields changes={ofPart} outline={outline} />}
            </li>
          );
        })}
      </ul>
      {total > changes.length ? <p className="hc-muted">{publish.more(total - changes.length)}</p> : null}
    </Card>
  );
}

function Fields({ changes, outline }: { changes: readonly Change[]; outline: Outline }) {
  const words = useChangeWords();
  return (
    <dl className="hc-change-fields">
      {changes.map((change) => (
        <div key={change.path.join('.')}>
          <dt>{saidField(change, outline.languages, words)}</dt>
          <dd>
            <Value of={change} value={change.before} as="del" />
            <Value of={change} value={change.after} as="ins" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  of: Change;
  value: Change['before'];
  as: 'del' | 'ins';
}

function Value({ of, value, as: Mark }: ValueProps) {
  const words = useChangeWords();
  // Of two values that a line cannot say, one is enough.
  if (value === undefined || (value.kind === 'other' && Mark === 'del')) return null;
  const said = saidValue(value, of, words);
  return (
    <Mark className={Mark === 'del' ? 'hc-muted' : undefined}>
      {value.kind === 'picture' ? (
        <img src={`${baseOf(sharedHost)}${value.text ?? ''}`} alt={said} loading="lazy" />
      ) : (
        said
      )}
    </Mark>
  );
}
