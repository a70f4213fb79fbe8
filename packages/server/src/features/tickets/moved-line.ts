/** A line that another station makes from now on. */
export interface MovedLine {
  orderId: number;
  course: number;
  from: string;
  to: string;
}
