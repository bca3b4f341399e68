import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readFaults } from '../../contract/faults.ts';
import { partHref } from '../part/part-href.ts';
import { usePlaceName } from '../part/use-place-name.ts';
import type { Outline } from '../use-outline.ts';
import { checklistTexts } from './checklist-texts.ts';
import '../part/said-list.css';

type Fault = AnswerOf<typeof readFaults>['faults'][number];

/** The path or the number of what is not there any more. */
const saysNothing: ReadonlySet<Fault['code']> = new Set(['deadLink', 'lostReference']);

/** What keeps a draft from being published, each with the way to it. */
export function FaultList({ site, outline }: { site: string; outline: Outline }) {
  const words = useWords(checklistTexts);
  const placeName = usePlaceName(outline);
  const { data } = useCall(`faults/${site}`, (api) =>
    api.get<typeof readFaults>('sites/{site}/faults', { params: { site } }),
  );
  if (data === undefined || data.faults.length === 0) return null;
  // A text says the same in each of its languages.
  const faults = new Map(data.faults.map((fault) => [`${fault.part} ${fault.code} ${fault.found}`, fault]));
  return (
    <Notice kind="danger" title={words.faults}>
      <ul className="hc-said-list">
        {[...faults].map(([key, fault]) => (
          <li key={key}>
            <Link to={`/console/sites/${site}/${partHref(fault.part, fault.place)}`}>{placeName(fault)}</Link>{' '}
            {words.codes[fault.code]}
            {saysNothing.has(fault.code) || fault.found === '' ? null : (
              <span className="hc-muted"> {fault.found.replace(/^"(.*?)"?(…?)$/s, '$1$2')}</span>
            )}
          </li>
        ))}
      </ul>
      {data.total > data.faults.length ? <p>{words.more(data.total - data.faults.length)}</p> : null}
    </Notice>
  );
}
