/** The text about a course; the other one for a number that none of ours has. */
export function forCourse(
  texts: { readonly [course: number]: string; readonly other: string },
  course: number,
): string {
  return texts[course] ?? texts.other;
}
