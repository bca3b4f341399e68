import { useTexts } from '#web/site/page-context.ts';
import { errorPageTexts } from './error-page-texts.ts';
import { SaidPlainly } from './said-plainly.tsx';

/** A page whose feature this site does not have. */
export function NotAvailablePage() {
  const say = useTexts(errorPageTexts);
  return <SaidPlainly title={say.notAvailableTitle} text={say.notAvailableText} />;
}
