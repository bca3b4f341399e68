import { keepFile } from '#features/handout/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { csvText } from '#kernel/csv.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDate } from '#kernel/said-date.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon, PrintIcon } from '#web/ui/page-icons.tsx';
import type { SharedProduct, SharedReport } from '../contract.ts';
import { rankInSigns } from '../rules/booth-memo.ts';
import { reportRows } from '../rules/report-rows.ts';
import { bagTexts } from './bag-texts.ts';
import './my-bag.css';

const dayOf = (now: number): string => formatInstant(now).slice(0, 10);

/** A report as its readers see it, on a screen and on paper. */
export function ReportView({ report, headingLevel }: { report: SharedReport; headingLevel: 1 | 2 }) {
  const { init, language, now } = usePageContext<SiteInit>();
  const { view: say } = useTexts(bagTexts);
  const { name, department, memo, products } = report;
  const Heading = `h${headingLevel}` as const;
  const owner = [department, name].filter((text) => text !== '').join(' ');
  const event = init.event?.overview.name ?? '';
  return (
    <article className="hb-report">
      <header>
        <Heading className="hb-report-title">{say.title(event)}</Heading>
        {owner === '' ? null : <p className="hb-report-owner">{owner}</p>}
        <p className="hb-report-date">{say.madeOn(saidDate(dayOf(now), language))}</p>
      </header>
      {memo === '' ? null : <p className="hb-report-memo">{memo}</p>}
      {products.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <table className="hb-report-table">
          <thead>
            <tr>
              <th scope="col">{say.booth}</th>
              <th scope="col">{say.note}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ReportRow key={`${product.contentId}/${product.detailId}`} product={product} />
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function ReportRow({ product }: { product: SharedProduct }) {
  const context = usePageContext();
  const { view: say, card } = useTexts(bagTexts);
  const { contentId, detailId, productBooth, exhibitorAdministrators } = product;
  const { face, info } = productBooth;
  const params = { moduleCode: 'booth', contentId, detailId };
  return (
    <tr>
      <th scope="row">
        <a href={pageHref(context, 'moduleDetail', params)}>{face.title}</a>
        {face.stand === '' ? null : <span className="hb-report-fact">{card.stand(face.stand)}</span>}
        {face.categories.length === 0 ? null : <span className="hb-report-fact">{face.categories.join(' / ')}</span>}
        {exhibitorAdministrators.length === 0 ? null : (
          <span className="hb-report-fact">
            {card.administrators(exhibitorAdministrators.map(({ nickname }) => nickname).join(' / '))}
          </span>
        )}
      </th>
      <td>
        <p className="hb-report-rank">
          {info.rank === 0 ? (
            say.unrated
          ) : (
            <>
              <span aria-hidden="true">{rankInSigns(info.rank)}</span>
              <span className="hb-visually-hidden">{say.rankSaid(info.rank)}</span>
            </>
          )}
        </p>
        {info.memo === '' ? null : <p className="hb-report-note">{info.memo}</p>}
      </td>
    </tr>
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
