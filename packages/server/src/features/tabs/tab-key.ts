export interface TabKey {
  restaurantId: number;
  tabId: number;
}
