import stream from '#features/live-stream/texts/fields/zhtw.ts';
import questionnaire from '#features/questionnaire/texts/fields/zhtw.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { BoothItem, BoothSettings, boothDocuments } from '../../documents.ts';

const content = {
  base: {
    label: '顯示方式',
    fields: {
      displayFormat: {
        label: '清單樣式',
        choices: { Card: '卡片', List: '清單' },
      },
      tabSet: {
        label: '攤位分頁',
        hint: '完整版還包含影片、問卷、聊天與洽談分頁。',
        choices: { standard: '基本', pro: '完整' },
      },
    },
  },
  option: {
    label: '攤位可用功能',
    hint: '關閉的功能不會出現在任何攤位。',
    fields: {
      useBoothCategory: '類別',
      contact: '洽詢',
      chat: '聊天',
      businessTalk: '商務洽談',
      questionnaire: '問卷',
      download: '資料',
      favorite: '收藏',
    },
  },
  common: {
    label: '瀏覽數',
    fields: {
      viewCount: {
        label: '瀏覽數',
        fields: {
          isEnabled: '統計並顯示瀏覽數',
        },
      },
    },
  },
  layout: {
    label: '直播位置',
    fields: {
      live_stream: {
        label: '直播',
        fields: {
          setting: {
            label: '設定',
            fields: {
              enable: '在攤位顯示直播',
              brightcove: stream.live_stream.content.brightcove,
            },
          },
        },
      },
    },
  },
} satisfies LabelsOf<BoothSettings>;

const parts = {
  title: {
    label: '名稱',
    fields: {
      enable: '顯示',
      value: '參展商名稱',
    },
  },
  main_image: {
    label: '主圖',
    fields: {
      enable: '顯示',
      value: '圖片',
    },
  },
  description: {
    label: '介紹',
    fields: {
      enable: '顯示',
      value: '文字',
    },
  },
  main_movie: {
    label: '直播',
    fields: {
      enable: '顯示',
      liveEnable: '進行直播',
      liveShowIcon: '直播時在清單中標記',
      key: {
        label: '首先播放的直播',
        hint: '留空則播放正在直播的內容，沒有時播放下一場。',
      },
    },
  },
  live_stream_pro: {
    label: 'Brightcove直播',
    fields: {
      enable: '顯示',
    },
  },
  questionnaire: {
    label: '問卷',
    fields: {
      enable: '進行問卷',
      ...questionnaire.questionnaire.serverContent,
    },
  },
  booth_category: {
    label: '類別',
    fields: {
      ids: '類別',
    },
  },
} satisfies LabelsOf<BoothItem['items']>;

const fields = {
  booth: {
    search: '參展商 攤位 店家 企業',
    name: '攤位',
    summary: '參展商列表與各攤位頁面。',
    itemName: '參展商',
    widget: {
      ...shared.count,
      titleVisible: '顯示名稱',
      imageVisible: '顯示圖片',
      categoryVisible: '顯示類別',
    },
    list: shared.page,
    content,
    serverContent: {
      listText: '列表前的說明',
      categories: {
        label: '類別',
        hint: '最多三層。',
        entry: '類別',
        fields: {
          name: '名稱',
          parentBoothCategoryId: '上層類別',
        },
      },
      scheduleContentId: {
        label: '舞台節目表',
        hint: '攤位的舞台節目從此節目表中選擇。',
      },
      exhibitorsPublish: {
        label: '由參展商發布',
        hint: '開啟後，參展商可以自行發布自己的攤位。關閉時由主辦單位發布。',
      },
    },
    item: {
      phonetic: '名稱讀音',
      logo: {
        label: '標誌',
        hint: '正方形圖片。顯示在清單和攤位頁面的名稱旁。',
      },
      stand: {
        label: '攤位編號',
        hint: '在會場中的位置，例如A-12。',
      },
      tabSet: {
        label: '分頁',
        hint: '留空則與其他攤位相同。',
        choices: { standard: '基本', pro: '完整' },
      },
      items: {
        label: '基本內容',
        fields: parts,
      },
      movieLiveStreams: {
        label: '直播安排',
        entry: '直播',
        fields: {
          movieUuid: {
            label: '頻道名稱',
            hint: '沒有YouTube編號時，播放此名稱的頻道。',
          },
          title: '標題',
          startAt: '開始',
          endAt: '結束',
          youtubeId: {
            label: 'YouTube編號',
            hint: '貼上YouTube直播的網址，只會保留編號。',
          },
        },
      },
      brightcoveMovieLiveStreams: {
        label: 'Brightcove直播安排',
        entry: '直播',
        fields: {
          liveStreamProId: '影片編號',
          title: '標題',
          startAt: '開始',
          endAt: '結束',
        },
      },
      movies: {
        label: '影片',
        entry: '影片',
        fields: {
          title: '標題',
          youtubeId: {
            label: 'YouTube編號',
            hint: '貼上YouTube影片的網址，只會保留編號。手邊的影片檔請先上傳到YouTube。',
          },
        },
      },
      products: {
        label: '產品',
        entry: '產品',
        fields: {
          name: '名稱',
          description: shared.words.description,
          image: shared.words.image,
          url: '詳細頁面',
        },
      },
      documents: {
        label: '資料',
        hint: '會員可下載並儲存到自己的資料夾。',
        entry: '資料',
        fields: {
          name: '名稱',
          handout: '檔案',
        },
      },
      schedule: '舞台節目',
      exhibitorAdministrators: {
        label: '負責人',
        entry: '負責人',
        fields: {
          nickname: '名稱',
          position: '職稱',
          image: '照片',
        },
      },
      autoReply: {
        label: '聊天自動回覆',
        fields: {
          message: {
            label: '回覆內容',
            hint: '傳訊息給攤位的人會立即收到。',
          },
        },
      },
      contactMail: {
        label: '洽詢收件地址',
        hint: '填寫後攤位會顯示洽詢表單；地址不會公開。',
      },
      chat: {
        label: '聊天',
        fields: {
          enable: '接受聊天',
        },
      },
      businessTalk: {
        label: '商務洽談',
        fields: {
          enable: '接受洽談',
          description: '說明',
          deadline: {
            label: '申請截止',
            fields: {
              kind: {
                label: '計算方式',
                choices: { days: '按天', hours: '按小時' },
              },
              days: '提前天數',
              hour: '當天幾點前',
              hours: '提前小時數',
            },
          },
          persons: {
            label: '各負責人的時段',
            entry: '負責人',
            fields: {
              administratorId: '負責人',
              slots: {
                label: '洽談時段',
                entry: '時段',
                fields: {
                  startAt: '開始',
                  endAt: '結束',
                },
              },
            },
          },
        },
      },
    },
  },
  booth_cross_search: {
    search: '尋找參展商 搜尋 篩選',
    name: '攤位綜合搜尋',
    summary: '可同時搜尋多組攤位。',
    list: shared.page,
    content: {
      boothContentIds: {
        label: '搜尋的攤位',
        hint: '依此順序顯示；留空則搜尋活動的全部攤位。',
      },
    },
  },
} satisfies LabelsOfModules<typeof boothDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'questions, because it is enabled': '要使用問卷，請至少新增一道題。',
  'each id once': '同一個編號被使用了兩次。',
  'each id once, and parents that make at most three levels': '分類最多三層，且不能循環。',
  'ids of the exhibitorAdministrators': '請從參展商的管理員中選擇。',
  'later than startAt': '結束時間必須晚於開始時間。',
  'letters, digits, _ and -': '請只使用字母、數字、_ 和 -。',
};
