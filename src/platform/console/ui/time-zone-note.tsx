import { japanZone } from '#kernel/japan-time.ts';
import { useConsole, useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';

/** Above a list of times: whose clock they are on. */
export function TimeZoneNote() {
  const { language } = useConsole();
  const words = useWords(kitTexts);
  return <p className="hc-muted hc-time-zone">{words.times(japanZone[language])}</p>;
}
