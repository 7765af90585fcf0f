/** The page of contact carries the treatments' names, for the subject. The form's other names are in lib/forms/marks.ts. */
export const treatmentNames = 'data-treatment-names'
