import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { overviewTexts } from './overview-texts.ts';

/** Said as soon as something costs money, and not only when the publication stops. */
export function FactorNote() {
  const { factor: words } = useWords(overviewTexts);
  return (
    <div className="hc-changes-note">
      <Notice kind="info" title={words.title}>
        <p>{words.text}</p>
        <Link to="/console/account">{words.link}</Link>
      </Notice>
    </div>
  );
}
