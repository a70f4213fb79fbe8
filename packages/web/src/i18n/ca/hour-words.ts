import { withArticle } from '@simplato/domain';

/** 'les 21:30', but 'la 01:15'. */
export const les = (time: string) => withArticle(time, 'la', 'les');
