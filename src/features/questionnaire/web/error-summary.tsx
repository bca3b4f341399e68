import type { ToldProblems } from '#features/profile/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { questionnaireTexts } from './questionnaire-texts.ts';

/** Where the question of an item stands on the page. */
export function anchorOf(entryFormKey: string): string {
  return `question-${entryFormKey}`;
}

interface ErrorSummaryProps {
  problems: ToldProblems['problems'];
  onGo(field: string): void;
}

/** What has to be mended, with a link to each field. */
export function ErrorSummary({ problems, onGo }: ErrorSummaryProps) {
  const say = useTexts(questionnaireTexts);
  return (
    <Notice kind="error" title={say.invalid(problems.length)}>
      <p>{say.invalidLead}</p>
      <ul className="hb-questionnaire-problems">
        {problems.map(({ field, item, message }) => (
          <li key={field}>
            <a
              className="hb-link"
              href={`#${anchorOf(item.entryFormKey)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(field);
              }}
            >
              {item.label}
            </a>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
