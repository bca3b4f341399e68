import { useTexts } from '#web/site/page-context.ts';
import { rankMax } from '../rules/booth-memo.ts';
import { bagTexts } from './bag-texts.ts';

/** ★★★★☆ for those who see it, and its words for those who do not. */
export function RankSigns({ rank }: { rank: number }) {
  const { view: say } = useTexts(bagTexts);
  if (rank === 0) return <span className="hb-report-unrated">{say.unrated}</span>;
  return (
    <span className="hb-report-rank">
      <span aria-hidden="true">
        {'★'.repeat(rank)}
        <span className="hb-report-rank-rest">{'★'.repeat(rankMax - rank)}</span>
      </span>
      <span className="hb-visually-hidden">{say.rankSaid(rank)}</span>
    </span>
  );
}
