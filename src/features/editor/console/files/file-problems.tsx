import { useWords } from '#console/console-context.ts';
import { Notice } from '#console/ui/notice.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { importSite } from '../../contract/site-file.ts';
import { formTexts } from '../form/form-words.ts';
import { fileTexts } from './file-texts.ts';
import { expectedSaid, foundSaid } from './problems/problem-said.ts';
import { problemTexts } from './problems/problem-texts.ts';
import './files.css';

export type Imported = AnswerOf<typeof importSite>;

/** What is wrong with a file, each with its line. */
export function FileProblems({ problems, total }: Imported) {
  const words = useWords(fileTexts);
  const texts = useWords(problemTexts);
  const formWords = useWords(formTexts);
  return (
    <Notice kind="danger" title={words.problems(total)} isNew>
      <ul className="hc-file-problems">
        {problems.map(({ file, line, column, place, expected, found }) => (
          <li key={`${file} ${line} ${column} ${place} ${expected}`}>
            <strong>{words.line(file, line)}</strong> <code>{place}</code>
            <dl>
              <dt>{words.expected}</dt>
              <Expected said={expectedSaid(expected, texts, formWords)} asWritten={expected} />
              <dt>{words.found}</dt>
              <dd>{foundSaid(found, texts)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {total > problems.length ? <p>{words.more(total - problems.length)}</p> : null}
    </Notice>
  );
}

/** What nobody has words for is said as the importer says it. */
function Expected({ said, asWritten }: { said: string | undefined; asWritten: string }) {
  return said === undefined ? <dd lang="en">{asWritten}</dd> : <dd>{said}</dd>;
}
