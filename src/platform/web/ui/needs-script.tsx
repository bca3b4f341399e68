import { useTexts } from '../site/page-context.ts';
import { commonTexts } from '../texts/common-texts.ts';

/** Where something comes that only a script can bring: what is said to a browser without scripts. */
export function NeedsScript() {
  const { needsScript } = useTexts(commonTexts);
  return (
    <noscript>
      <p className="hb-needs-script">{needsScript}</p>
    </noscript>
  );
}
