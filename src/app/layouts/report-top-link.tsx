import { navigationTexts, topLink } from '#features/navigation/web.ts';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { BackIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';

/** A link above a report to the top of the site, for a viewer with shared profile items of their own (LAYOUT-014). */
export function ReportTopLink() {
  const context = usePageContext<SiteInit>();
  const texts = useTexts(navigationTexts);
  const { personal } = usePersonal<Personal>();
  if (personal === undefined || personal.shareProfile.length === 0) return null;
  const { href, label } = topLink(context, texts);
  return (
    <div className="hb-report-top">
      <Link className="hb-back-link" href={href}>
        <BackIcon />
        {label}
      </Link>
    </div>
  );
}
