import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { baseOf, sharedHost } from '#kernel/site-path.ts';
import type { readChanges } from '../../contract/changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { useContentName } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { wordsCodeOf } from '../form/words-code.ts';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { changeTexts } from './change-texts.ts';
import { type ChangePlace, type ChangeWords, saidField, saidValue } from './said-change.ts';
import { kindOfPart, saidPart } from './said-part.ts';
import { inGroups } from './said-summary.ts';

export type Changes = AnswerOf<typeof readChanges>;
type Change = Changes['changes'][number];

export function useChangeWords(outline?: Outline): ChangeWords {
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
    codeOf: outline && ((part, moduleCode) => wordsCodeOf(outline, part, moduleCode)),
  };
}

/** What a part is and what it is called; the content that an item is of stands before it where there are several of its kind. */
export function usePartName(outline: Outline) {
  const words = useChangeWords(outline);
  const contentName = useContentName();
  return (part: ChangePlace & Pick<Change, 'title'>): string => {
    const said = saidPart(part, outline.languages, words);
    const [kind, contentId] = part.part.split('-');
    const alike = outline.contents.filter(({ moduleCode }) => moduleCode === part.moduleCode);
    const content = alike.find((one) => String(one.contentId) === contentId);
    const isOneOfSeveral = kind === 'item' && content !== undefined && alike.length > 1;
    return isOneOfSeveral ? `${contentName(outline, content)} › ${said}` : said;
  };
}

interface ChangeListProps {
  site: string;
  changes: Pick<Changes, 'changes' | 'total'>;
  outline: Outline;
  /** Of an earlier version, in place of what a publication does; `isLinked`: it is compared with the draft or what is public. */
  ofVersion?: { title: string; kinds: Record<Change['kind'], string>; isLinked: boolean };
}

/** What a publication changes: each part once, with its fields as their form calls them. */
export function ChangeList({ site, changes: { changes, total }, outline, ofVersion }: ChangeListProps) {
  const { publish } = useWords(editorTexts);
  // What the draft does not have has no form.
  const gone = ofVersion === undefined ? 'removed' : 'added';
  const partName = usePartName(outline);
  const words = { title: publish.changes(total), kinds: publish.kinds, isLinked: true, ...ofVersion };
  const { several } = useWords(changeTexts);
  const changeWords = useChangeWords(outline);
  const nameOf = (change: Change) =>
    change.kind === gone || !words.isLinked ? (
      <span>{partName(change)}</span>
    ) : (
      <Link to={`/console/sites/${site}/${partHref(change.part)}`}>{partName(change)}</Link>
    );
  return (
    <Card title={words.title}>
      <ul className="hc-changes">
        {inGroups(changes).map((group) => {
          const [first] = group;
          if (first === undefined) return null;
          const isSeveral = first.kind !== 'changed' && group.length > 1;
          return (
            <li key={`${first.kind} ${first.part}`}>
              <span className="hc-change-head">
                <Badge kind={first.kind === 'added' ? 'success' : first.kind === 'removed' ? 'warning' : 'info'}>
                  {words.kinds[first.kind]}
                </Badge>
                {isSeveral ? <span>{several(kindOfPart(first, changeWords), group.length)}</span> : nameOf(first)}
              </span>
              {isSeveral ? (
                <ul className="hc-change-items">
                  {group.map((one) => (
                    <li key={one.part}>{nameOf(one)}</li>
                  ))}
                </ul>
              ) : null}
              {first.kind === 'changed' ? <ChangedFields changes={group} outline={outline} /> : null}
            </li>
          );
        })}
      </ul>
      {total > changes.length ? <p className="hc-muted">{publish.more(total - changes.length)}</p> : null}
    </Card>
  );
}

interface ChangedFieldsProps {
  changes: readonly Change[];
  outline: Outline;
}

/** The fields of a part that change: what stands there, and what it becomes. */
function ChangedFields({ changes, outline }: ChangedFieldsProps) {
  const words = useChangeWords(outline);
  return (
    <dl className="hc-change-fields">
      {changes.map((change) => (
        <div key={change.path.join('.')}>
          <dt>{saidField(change, outline.languages, words)}</dt>
          <dd>
            <Value of={change} words={words} value={change.before} as="del" />
            <Value of={change} words={words} value={change.after} as="ins" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  of: Change;
  words: ChangeWords;
  value: Change['before'];
  as: 'del' | 'ins';
}

function Value({ of, words, value, as: Mark }: ValueProps) {
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
