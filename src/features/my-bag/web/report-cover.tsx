import type { SiteInit } from '#features/site/web.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDate, saidPeriod, unbroken } from '#kernel/said-date.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { CalendarIcon, PinIcon, UserIcon } from '#web/ui/icons.tsx';
import type { SharedReport } from '../contract.ts';
import { reportSummary } from '../rules/report-summary.ts';
import { bagTexts } from './bag-texts.ts';
import { RankSigns } from './rank-signs.tsx';
import { boothAnchor } from './report-anchor.ts';

/** Which event, whose report, and of which day. */
export function ReportCover({ report, headingLevel }: { report: SharedReport; headingLevel: 1 | 2 }) {
  const { init, language, now } = usePageContext<SiteInit>();
  const { view: say } = useTexts(bagTexts);
  const { name, department } = report;
  const Heading = `h${headingLevel}` as const;
  const { cover, name: event = '', startDate, endDate, placeName } = init.event?.overview ?? {};
  const owner = [department, name].filter((text) => text !== '').join(' ');
  const days = startDate ? unbroken(saidPeriod(startDate.slice(0, 10), endDate?.slice(0, 10) ?? '', language)) : '';
  return (
    <header className="hb-report-cover">
      {cover ? <SitePicture picture={cover} alt="" ratio="16-9" sizes="(min-width: 48rem) 704px, 100vw" /> : null}
      <div className="hb-report-cover-words">
        <Heading className="hb-report-title">{say.title(event)}</Heading>
        <ul className="hb-report-about">
          {owner === '' ? null : (
            <li className="hb-report-owner">
              <UserIcon />
              <span>{owner}</span>
            </li>
          )}
          {days === '' ? null : (
            <li>
              <CalendarIcon />
              <span>{days}</span>
            </li>
          )}
          {placeName ? (
            <li>
              <PinIcon />
              <span>{placeName}</span>
            </li>
          ) : null}
        </ul>
        <p className="hb-report-date">{say.madeOn(saidDate(formatInstant(now).slice(0, 10), language))}</p>
      </div>
    </header>
  );
}

interface ReportSummaryProps {
  report: SharedReport;
  heading: 'h2' | 'h3';
}

/** What somebody reads who reads no further: how many booths, which are the best, and what they are about. */
export function ReportSummary({ report: { memo, products }, heading: Heading }: ReportSummaryProps) {
  const { view: say } = useTexts(bagTexts);
  const { booths, rated, noted, best, categories, further } = reportSummary(products);
  const most = categories[0]?.count ?? 0;
  return (
    <div className="hb-report-summary">
      {memo === '' ? null : <p className="hb-report-memo">{memo}</p>}
      <dl className="hb-report-counts">
        {[
          [say.booths, booths],
          [say.rated, rated],
          [say.noted, noted],
        ].map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {best.length === 0 ? null : (
        <section>
          <Heading className="hb-report-part">{say.best}</Heading>
          <ol className="hb-report-best">
            {best.map((product) => (
              <li key={boothAnchor(product)}>
                <a href={`#${boothAnchor(product)}`}>{product.productBooth.face.title}</a>
                <RankSigns rank={product.productBooth.info.rank} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {categories.length === 0 ? null : (
        <section>
          <Heading className="hb-report-part">{say.byCategory}</Heading>
          <ul className="hb-report-categories">
            {categories.map(({ name, count }) => (
              <li key={name}>
                <span>{name}</span>
                <meter min={0} max={most} value={count} aria-hidden="true" />
                <span className="hb-report-count">{count}</span>
              </li>
            ))}
          </ul>
          {further === 0 ? null : <p className="hb-report-date">{say.further(further)}</p>}
        </section>
      )}
    </div>
  );
}
