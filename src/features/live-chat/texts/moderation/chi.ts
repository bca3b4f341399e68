import type { ModerationTexts } from './jpn.ts';

const texts: ModerationTexts = {
  refused: {
    changed: '其他负责人已先处理。请确认内容后重新选择。',
    closed: '此举报已经结束。',
    noMessage: '此举报针对的是人，没有可删除的消息。',
    gone: '被举报人的账号已被删除。',
    notSuspended: '此人可以发言。',
  },
};
export default texts;
