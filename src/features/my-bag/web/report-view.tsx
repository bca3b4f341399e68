import { keepFile } from '#features/handout/web.ts';
import { csvText } from '#kernel/csv.ts';
import { formatInstant } from '#kernel/period.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { BoothIcon, DownloadIcon, PrintIcon } from '#web/ui/page-icons.tsx';
import type { SharedProduct, SharedReport } from '../contract.ts';
import { reportRows } from '../rules/report-rows.ts';
import { bagTexts } from './bag-texts.ts';
import { RankSigns } from './rank-signs.tsx';
import { boothAnchor } from './report-anchor.ts';
import { ReportCover, ReportSummary } from './report-cover.tsx';
import './my-bag.css';
import './report.css';

const dayOf = (now: number): string => formatInstant(now).slice(0, 10);

/** A report as its readers see it, on a screen and on paper. */
export function ReportView({ report, headingLevel }: { report: SharedReport; headingLevel: 1 | 2 }) {
  const { view: say } = useTexts(bagTexts);
  const { products } = report;
  const heading = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <article className="hb-report">
      <ReportCover report={report} headingLevel={headingLevel} />
      <ReportSummary report={report} heading={heading} />
      {products.length === 0 ? (
        <p className="hb-report-none">{say.none}</p>
      ) : (
        <ol className="hb-report-booths" aria-label={say.booths}>
          {products.map((product) => (
            <ReportBooth key={boothAnchor(product)} product={product} heading={heading} />
          ))}
        </ol>
      )}
    </article>
  );
}

function ReportBooth({ product, heading: Heading }: { product: SharedProduct; heading: 'h2' | 'h3' }) {
  const context = usePageContext();
  const { card } = useTexts(bagTexts);
  const { contentId, detailId, productBooth, exhibitorAdministrators } = product;
  const { face, info } = productBooth;
  const params = { moduleCode: 'booth', contentId, detailId };
  const facts = [face.stand === '' ? '' : card.stand(face.stand), face.categories.join(' / ')].filter(Boolean);
  const contacts = exhibitorAdministrators.map(({ nickname }) => nickname).join(' / ');
  return (
    <li className="hb-report-booth" id={boothAnchor(product)}>
      <div className="hb-report-picture">
        {face.image ? <SitePicture picture={face.image} alt="" ratio="4-3" sizes="128px" /> : <BoothIcon />}
      </div>
      <div className="hb-report-words">
        <div className="hb-bag-name">
          {face.logo === null ? null : (
            <SitePicture className="hb-bag-logo" picture={face.logo} alt="" ratio="1-1" sizes="40px" />
          )}
          <Heading className="hb-report-name">
            <a href={pageHref(context, 'moduleDetail', params)}>{face.title}</a>
          </Heading>
        </div>
        <RankSigns rank={info.rank} />
        {facts.length === 0 ? null : <p className="hb-report-fact">{facts.join(' · ')}</p>}
        {contacts === '' ? null : <p className="hb-report-fact">{card.administrators(contacts)}</p>}
        {info.memo === '' ? null : <p className="hb-report-note">{info.memo}</p>}
      </div>
    </li>
  );
}

/** Paper and a spreadsheet, with the same content. */
export function ReportTools({ report }: { report: SharedReport }) {
  const context = usePageContext();
  const { site, now } = context;
  const { view: say } = useTexts(bagTexts);
  const heads = {
    booth: say.booth,
    stand: say.stand,
    category: say.category,
    administrator: say.administrator,
    rank: say.rank,
    memo: say.memo,
  };
  const save = (): void => {
    const name = `${say.file}-${site.eventId}-${dayOf(now)}`;
    keepFile(context, { name, type: 'csv', content: csvText(reportRows(heads, report.products)) }).catch(() => {});
  };
  return (
    <div className="hb-button-row hb-report-tools">
      <Button icon={<PrintIcon />} onClick={() => window.print()}>
        {say.print}
      </Button>
      <Button icon={<DownloadIcon />} onClick={save}>
        {say.csv}
      </Button>
    </div>
  );
}
