import { presentQuestions, readGivenAnswers } from '#features/profile/server.ts';
import { moduleOf, serve } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readLastAnswers } from '../../contract.ts';
import { lastAnswers } from '../../rules/purchase/last-answers.ts';
import { byHand } from '../order/issued-by-hand.ts';

/** Older purchases are not looked through. */
const ordersMax = 10;

/** What a member typed about themselves when they bought last, at any site of their account. */
export function createLastAnswersCall({ kysely }: Database): ServedEndpoint {
  return serve(readLastAnswers, async ({ site, member, params, say, context }) => {
    const asked = moduleOf(site, 'ticket', params.contentId)?.serverContent.entry.profiles ?? [];
    const questions = presentQuestions(asked, say, context.language);
    // What an organiser typed about somebody is not theirs.
    const rows = await kysely
      .selectFrom('ticket_order')
      .select('purchaser_info')
      .where('purchaser_id', '=', member.memberId)
      .where('purchase_key', 'not like', `${byHand}%`)
      .orderBy('order_id', 'desc')
      .limit(ordersMax)
      .execute();
    const purchases = rows.map((row) => readGivenAnswers(row.purchaser_info));
    return { data: { purchaserInfo: lastAnswers(questions, purchases) } };
  });
}
