// The search, in a chunk of its own.
export { indexMenu, searchMenu } from '@simplato/domain';
