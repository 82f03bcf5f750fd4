import { nameList } from '#service/world/catalogue/name-list.ts';

export const chineseNames = nameList({
  men: `Bin|Bo|Bowen|Chao|Chen|Chengdong|Chenglong|Chunyu|Dalun|Dawei|Dong|Fan|Fei|Feng|Gang|Guangtai|Guobo
    Hai|Haifeng|Hanchao|Hang|Haoran|Haowen|Haoyu|Hongbo|Hui|Jian|Jianan|Jianfei|Jiaqi|Jie|Jinghang|Jingdao
    Jinhao|Jun|Junjie|Junchen|Junlin|Kai|Kaiyuan|Liang|Lin|Linpeng|Long|Meng|Mingyang|Ming|Minghao|Nan|Ning
    Peng|Pengfei|Qiang|Qi|Rui|Ruibao|Shaocong|Shenchao|Shihao|Shuai|Shunkai|Siyuan|Song|Tao|Tianyi|Tianyu|Tong
    Wei|Weihao|Wenjie|Wenjun|Xiang|Xiaobin|Xiaofei|Xiaolong|Xin|Xinyu|Xuan|Xueming|Yang|Yanjun|Yi|Yiming|Ying
    Yong|Yu|Yuan|Yuanyi|Yufeng|Yuhang|Yunding|Yuxuan|Ze|Zehao|Zhao|Zhen|Zhengyu|Zhi|Zhipeng|Zhixiong|Zichang
    Zihan|Zihao|Zijian|Zixuan`,
  women: `Bing|Chen|Chunmei|Dan|Fang|Fengyue|Guiping|Haiyan|Hong|Hui|Jia|Jiahui|Jiali|Jiaxing|Jing|Jinghan
    Jingwen|Juan|Jun|Lan|Li|Lili|Lin|Ling|Linlin|Liping|Man|Mei|Meiling|Mengwen|Mengyu|Min|Na|Ping|Qian
    Qiaozhu|Qing|Rong|Rui|Shanshan|Shuang|Siqian|Ting|Wei|Wen|Xia|Xiaoxu|Xiaoyan|Xin|Xinyi|Xue|Yan|Yali|Yanlu
    Yanwen|Yao|Ying|Yingying|Yue|Yun|Yuting|Zhen`,
  family: `Ai|Bai|Bao|Bi|Cai|Cao|Chang|Chen 13|Cheng|Chi|Chu|Cui|Dai|Deng|Di|Ding|Dong|Dou|Du|Duan|Fan|Fang|Fei
    Feng|Fu|Gan|Gao 3|Ge|Geng|Gong|Gu|Guan|Guo 3|Han|Hao|He 3|Hong|Hou|Hu 3|Hua|Huang 7|Huo|Ji|Jia|Jian
    Jiang|Jiao|Jin|Jing|Ke|Kong|Kuang|Lai|Lan|Lei|Li 20|Lian|Liang|Liao|Lin 3|Ling|Liu 14|Long|Lou|Lu
    Luo 3|Lü|Ma 4|Mao|Mei|Meng|Miao|Mo|Mu|Nie|Ning|Niu|Ou|Ouyang|Pan|Pang|Pei|Peng|Pu|Qi|Qian|Qiao|Qin
    Qiu|Qu|Ran|Rao|Ren|Rong|Ruan|Sha|Shang|Shao|Shen|Sheng|Shi|Shu|Situ|Song|Su|Sui|Sun 4|Tan|Tang|Tao
    Teng|Tian|Tong|Tu|Wan|Wang 20|Wei|Wen|Weng|Wu 6|Xia|Xiang|Xiao|Xie|Xin|Xing|Xiong|Xu 4|Xue|Yan
    Yang 9|Yao|Ye|Yi|Yin|You|Yu|Yuan|Yue|Yun|Zang|Zeng|Zha|Zhai|Zhan|Zhang 19|Zhao 6|Zheng|Zhong|Zhou 6
    Zhu 3|Zhuang|Zhuge|Zong|Zou|Zu|Zuo`,
  familyFirst: true,
});
