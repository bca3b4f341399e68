import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { eventListDocuments } from '../../documents.ts';

const shown = { ...shared.count, imageVisible: shared.shown.imageVisible };

const fields = {
  event_search: {
    search: '查找活动 搜索 日历 列表',
    name: '活动搜索',
    summary: '让访客按日期或关键词查找活动。',
    widget: shown,
    list: shared.page,
    content: {
      onlyOwn: {
        label: '仅限独立活动',
        hint: '在运营方门户中，搜索结果不包含其他门户的活动。',
      },
    },
  },
  event_browsing_history: {
    search: '浏览记录 最近 历史',
    name: '最近浏览的活动',
    summary: '在首页列出访客最近打开过的活动。',
    widget: shared.count,
  },
  inviting_event: {
    search: '邀请 受邀 限定活动',
    name: '受邀活动',
    summary: '向会员展示其受邀参加的活动。',
    widget: shown,
  },
  conditional_event: {
    search: '条件 会员限定 推荐',
    name: '限定条件的活动',
    summary: '仅向门票或注册资料符合条件的会员展示活动。',
    widget: shown,
    serverContent: {
      events: {
        label: '展示的活动',
        entry: '活动',
        fields: {
          eventId: '活动',
          tickets: {
            label: '门票条件',
            entry: '门票',
            fields: {
              eventId: '门票所属活动',
              contentId: '所属售票',
              ticketId: '门票',
            },
          },
          isAnd: {
            label: '需要全部门票',
            hint: '关闭时，持有任意一张即符合条件。',
          },
          profile: {
            label: '注册资料条件',
            entry: '条件',
            fields: {
              entryFormKey: {
                label: '问题',
                hint: '用统计用代号指定门户注册表单中的问题。',
              },
              part: {
                label: '回答的部分',
                hint: '用于姓名或地址的一部分，例如都道府县填 prefecture。',
              },
              values: {
                label: '符合的回答',
                hint: '给出其中任一回答的会员可以看到活动；选项请填统计用代号。',
              },
            },
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof eventListDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'tickets or profile': '请至少选择一个门票或个人资料条件。',
};
