/**
 * Abstracts as students paste them, written for these tests. A line "role | sentence" must get that role; a line
 * "- | sentence" may get any role; a line without a bar is a title or a heading.
 */
export const PASTED: readonly (readonly [name: string, text: string])[] = [
  [
    'a background label only',
    `background | Background: Sleep loss is common among university students.
gap | However, little is known about whether early classes cause it.
method | We surveyed 412 first-year students at two universities and measured their sleep with a diary for 14 days.
result | We found that students with classes before 9 am slept 47 minutes less.
limitation | A limitation is that sleep was self-reported.
future | Future work should use wrist sensors.
conclusion | We conclude that later class times may help.`,
  ],
  [
    'a heading above the whole abstract',
    `Background

- | Urban heat is a growing problem in Indian cities.
gap | Little is known about the role of small parks.
method | We used Landsat 8 images and measured surface temperature in 14 wards.
result | Wards with more trees were 2.4 °C cooler, and peak demand fell by 6%.
limitation | However, the sensors were placed on lamp posts.
future | Future work should include private gardens.
conclusion | We conclude that tree cover lowers heat at low cost.`,
  ],
  [
    'a title, and the conclusion before the limits',
    `Effects of Spaced Retrieval on Vocabulary: A Classroom Study

purpose | The aim of this study was to test spaced retrieval in a real classroom.
method | Over six weeks, we recruited 96 pupils and trained them with a set of word cards.
result | We found that spaced practice raised scores by 18%.
conclusion | In conclusion, spacing is worth the effort of planning it.
limitation | Our study is limited by its small sample.
future | Further research should follow pupils for a full year.`,
  ],
  [
    'labels of a medical journal in capitals',
    `purpose | OBJECTIVE To determine whether text reminders raise vaccination rates among adults over 65.
method | METHODS We randomised 1,204 patients of eight clinics to reminders or usual care.
result | RESULTS Vaccination rose from 41% to 55% in the reminder group.
result | We observed no difference between men and women.
limitation | One limitation is that clinics knew their group.
conclusion | CONCLUSIONS Reminders raise vaccination rates among older adults.
future | Future trials should compare reminders by telephone.`,
  ],
  [
    'a results label that nothing closes',
    `gap | Introduction: Few studies have asked how code assistants change what beginners learn.
method | Methods: We interviewed 23 first-year students and recorded their screens.
result | Results: Students accepted 62% of the suggestions without reading them.
limitation | The limitations of this study include its single course.
future | In future work, logging should cover a whole semester.
conclusion | These findings suggest that assistants need friction.`,
  ],
  [
    'machine learning',
    `background | Image classifiers have become larger in recent years.
limitation | Our work is limited to images of 224 pixels.
purpose | In this paper we propose PruneNet, a way to remove filters during training.
method | We trained it on two public data sets and measured accuracy after each epoch.
result | Our results show that half of the filters can go with a loss of 0.4 points.
future | We plan to extend it to video.
conclusion | Taken together, the results support pruning from the first epoch on.`,
  ],
  [
    'economics, the conclusion first',
    `conclusion | We conclude that a minimum wage of this size did not lower employment in small shops.
gap | Little is known about shops with fewer than five staff.
method | Using payroll data, we analysed 3,140 shops in two states from 2015 to 2022.
result | We found no significant change in hours.
result | However, the share of part-time contracts grew by 3 percentage points.
limitation | An important limitation is that family members are not on payrolls.
future | Future studies could link payrolls with tax records.`,
  ],
  [
    'a conclusion label that goes on',
    `- | Aims: To describe how nurses use checklists on night shifts.
method | Methods: We collected 58 hours of observation on four wards.
result | Findings: Checklists were skipped in one of three handovers.
conclusion | Conclusions: Checklists fit day shifts better than night shifts.
limitation | Another limitation is that observers were known to the staff.
future | More research is needed on smaller hospitals.`,
  ],
];
