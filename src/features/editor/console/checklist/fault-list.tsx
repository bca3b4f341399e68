import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { localize } from '#kernel/localized-text.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readFaults } from '../../contract/faults.ts';
import { useContentName } from '../content/part-screens.tsx';
import { editorTexts } from '../editor-texts.ts';
import { partHref } from '../part/part-href.ts';
import type { Outline } from '../use-outline.ts';
import { checklistTexts } from './checklist-texts.ts';

type Fault = AnswerOf<typeof readFaults>['faults'][number];

/** What keeps a draft from being published, each with the way to it. */
export function FaultList({ site, outline }: { site: string; outline: Outline }) {
  const { language } = useConsole();
  const words = useWords(checklistTexts);
  const texts = useWords(editorTexts);
  const contentName = useContentName();
  const { data } = useCall(`faults/${site}`, (api) =>
    api.get<typeof readFaults>('sites/{site}/faults', { params: { site } }),
  );
  if (data === undefined || data.faults.length === 0) return null;
  const nameOf = ({ part, title }: Fault): string => {
    const own = localize(title, language, outline.languages[0] ?? language);
    const [, contentId] = part.split('-');
    const content = outline.contents.find((one) => String(one.contentId) === contentId);
    return own || (content === undefined ? texts.nav.settings : contentName(outline, content));
  };
  // A text says the same in each of its languages.
  const faults = new Map(data.faults.map((fault) => [`${fault.part} ${fault.code} ${fault.found}`, fault]));
  return (
    <Notice kind="danger" title={words.faults}>
      <ul className="hc-said-list">
        {[...faults].map(([key, fault]) => (
          <li key={key}>
            <Link to={`/console/sites/${site}/${partHref(fault.part, fault.place)}`}>{nameOf(fault)}</Link>{' '}
            {words.codes[fault.code]}
            {fault.found === '' ? null : (
              <span className="hc-muted"> {fault.found.replace(/^"(.*?)"?(…?)$/s, '$1$2')}</span>
            )}
          </li>
        ))}
      </ul>
      {data.total > data.faults.length ? <p>{words.more(data.total - data.faults.length)}</p> : null}
    </Notice>
  );
}
