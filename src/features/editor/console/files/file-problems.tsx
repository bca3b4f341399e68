import { useWords } from '#console/console-context.ts';
import { Notice } from '#console/ui/notice.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { importSite } from '../../contract/site-file.ts';
import { fileTexts } from './file-texts.ts';
import './files.css';

export type Imported = AnswerOf<typeof importSite>;

/** What is wrong with a file, each with its line. */
export function FileProblems({ problems, total }: Imported) {
  const words = useWords(fileTexts);
  return (
    <Notice kind="danger" title={words.problems(total)} isNew>
      <ul className="hc-file-problems">
        {problems.map(({ file, line, column, place, expected, found }) => (
          <li key={`${file} ${line} ${column} ${place} ${expected}`}>
            <strong>{words.line(file, line)}</strong> <code>{place}</code>
            <dl lang="en">
              <dt>{words.expected}</dt>
              <dd>{expected}</dd>
              <dt>{words.found}</dt>
              <dd>{found}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {total > problems.length ? <p>{words.more(total - problems.length)}</p> : null}
    </Notice>
  );
}
